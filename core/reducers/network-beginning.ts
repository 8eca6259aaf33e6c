/** Where the branch of the networks begins. */
export const networkBeginning = {
  preferred: {},
  lastPreferred: null,
  switches: {},
  lastSwitch: {},
  lastChosen: null,
  search: '',
  names: {},
} as const
