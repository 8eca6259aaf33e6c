/** The format this Latchkey writes; it grows by one whenever a recorded event changes its name or its data. */
export const tapeFormat = 4
