"""House."""


class House: ...
