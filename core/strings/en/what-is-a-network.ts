/** The texts of WhatIsANetwork. */
export const enWhatIsANetwork = {
  'whatNetwork.title': 'What is a network?',
  'whatNetwork.bolts': 'How it works',
  'whatNetwork.boltsBody':
    'A network records who owns what. Many computers check every transaction, and records are permanent.',
  'whatNetwork.uses': 'Designed for different uses',
  'whatNetwork.usesBody':
    'Some are built for safety, others for low cost or speed. Your address works on all networks of the same type.',
  'whatNetwork.more': 'Learn more',
} as const
