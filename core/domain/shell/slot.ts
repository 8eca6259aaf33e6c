/** The event that a slot dispatches when it is mounted, and again when requested. Its detail has the slot's `name`. */
export const slotPlaced = 'latchkey:slot-placed'

/** The event that an adapter dispatches if its element has no slot yet. */
export const slotSought = 'latchkey:slot-sought'
