// Loaded before the command: breaks the process, in the way BREAK names, once it prints the event that BREAK_AT names.
const { write } = process.stdout
process.stdout.write = (text, ...rest) => {
  const written = write.call(process.stdout, text, ...rest)
  if (String(text).includes(process.env.BREAK_AT)) {
    const error = new TypeError('no such thing')
    if (process.env.BREAK === 'rejection') void Promise.reject(error)
    else
      setImmediate(() => {
        throw error
      })
  }
  return written
}
