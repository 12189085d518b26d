"""Run every benchmark module, or those named: `python -m benchmarks [NAME ...]`."""

import importlib
import pkgutil
import sys

import benchmarks


def main() -> None:
    """Each module prints its own table of ratios."""
    names = [m.name for m in pkgutil.iter_modules(benchmarks.__path__) if m.name.startswith("bench_")]
    for name in names:
        if not sys.argv[1:] or name.removeprefix("bench_") in sys.argv[1:]:
            importlib.import_module(f"benchmarks.{name}").main()


if __name__ == "__main__":
    main()
