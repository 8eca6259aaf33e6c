export const embedFields = { shown: {}, hidden: {} }
