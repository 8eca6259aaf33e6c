/** The format of tapes. It grows by one once a release has changed the name or the data of a recorded event. */
export const tapeFormat = 1
