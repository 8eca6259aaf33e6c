/** The media query of a window in which the dialog is a sheet at the lower edge. The style sheets have the same width, because CSS imports nothing. */
export const sheetWindow = '(max-width: 430px)'
