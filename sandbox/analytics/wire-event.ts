/** One event in the service's format. */
export type WireEvent = {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number
  readonly props: {
    readonly type: 'track'
    readonly event: string
    readonly properties?: Readonly<Record<string, unknown>>
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Returns the events of a body, one or a list. Throws a sentence that names the invalid field. */
export function readEvents(body: string, takesLists: boolean): readonly WireEvent[] {
  const read: unknown = JSON.parse(body)
  if (Array.isArray(read) && !takesLists) throw new Error('The body must be one event, and is a list.')
  return (Array.isArray(read) ? read : [read]).map(checked)
}

function checked(event: unknown): WireEvent {
  const { eventId, url, domain, timestamp, props } = Object(event) as WireEvent
  const fields: readonly (readonly [string, boolean])[] = [
    ['eventId', uuid.test(eventId)],
    ['url', URL.canParse(url)],
    ['domain', typeof domain === 'string' && domain !== ''],
    ['timestamp', Number.isInteger(timestamp)],
    ['props.type', Object(props).type === 'track'],
    ['props.event', /^[A-Z0-9_]+$/.test(String(Object(props).event))],
  ]
  const wrong = fields.find(([, isRight]) => !isRight)
  if (wrong) throw new Error(`"${wrong[0]}" is not what it must be.`)
  return { eventId, url, domain, timestamp, props }
}
