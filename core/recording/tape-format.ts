/** The format of tapes. It grows by one when a release changes the name or the data of a recorded event. */
export const tapeFormat = 1
