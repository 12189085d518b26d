"""The `boomtown` command: one module a subcommand."""

import typer

from boomtown.cli import admin, bots, cards, db, deck, duel, fuzz, league, odds, play, replay, review, serve

app = typer.Typer(
    name="boomtown",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Play Doomtown: Reloaded and Dice Town, and measure everything about them.",
)
app.command()(play.play)
app.command()(replay.replay)
app.command()(serve.serve)
app.command("cards", help=cards.HELP, context_settings={"ignore_unknown_options": True})(cards.cards)
app.add_typer(deck.app, name="deck")
app.add_typer(db.app, name="db")
app.add_typer(admin.app, name="admin")
app.command("bots", help=bots.HELP)(bots.command)
app.command("duel", help=duel.HELP)(duel.command)
app.command("league", help=league.HELP)(league.command)
app.command("review", help=review.HELP)(review.command)
app.command("fuzz", help=fuzz.HELP)(fuzz.command)
app.command("odds", help=odds.HELP)(odds.odds)
