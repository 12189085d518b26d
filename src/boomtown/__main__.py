"""`python -m boomtown` is the `boomtown` command of whatever tree stands on the path, installed or not."""

from boomtown.cli import app

if __name__ == "__main__":
    app(prog_name="boomtown")
