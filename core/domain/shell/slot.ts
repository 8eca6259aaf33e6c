/** What the place of a slot tells the page, with its `name` as the event's detail, once it is there and again when it is asked. */
export const slotPlaced = 'latchkey:slot-placed'

/** What an adapter asks the page whose element has no place yet. */
export const slotSought = 'latchkey:slot-sought'
