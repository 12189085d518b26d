/** How long things may be (src/boomtown/server/wire.py); the server has the last word. */
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
