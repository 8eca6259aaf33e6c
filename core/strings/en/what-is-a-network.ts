/** The texts of WhatIsANetwork. */
export const enWhatIsANetwork = {
  'whatNetwork.title': 'What is a network?',
  'whatNetwork.bolts': "The system's nuts and bolts",
  'whatNetwork.boltsBody':
    'A network records who owns what. Every transaction is checked by many computers and stays for good.',
  'whatNetwork.uses': 'Designed for different uses',
  'whatNetwork.usesBody':
    'Some are made to be safest, some to be cheap or fast. The same address works on all that speak the same language.',
  'whatNetwork.more': 'Learn more',
} as const
