/** Long enough not to flash while the pointer passes over a row of buttons. */
export const OPEN_DELAY_MS = 400;
/** Long enough to cross the gap between anchor and bubble. */
export const CLOSE_DELAY_MS = 120;
