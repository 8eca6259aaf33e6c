/** An event's data in at most `room` columns of JSON, an empty text when there is none. */
export function shortData(data: unknown, room: number): string {
  const json = JSON.stringify(data) ?? ''
  if (json === '{}' || room < 4) return ''
  return json.length <= room ? json : `${json.slice(0, room - 1)}…`
}
