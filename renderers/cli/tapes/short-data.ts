/** Returns an event's data in at most `room` columns of JSON, or an empty text if there is none. */
export function shortData(data: unknown, room: number): string {
  const json = JSON.stringify(data) ?? ''
  if (json === '{}' || room < 4) return ''
  return json.length <= room ? json : `${json.slice(0, room - 1)}…`
}
