/**
 * Makes something of a key and what else it depends on, and gives the same object again for as long as all of that is the same: so the
 * rows of a long list stay what they are, and comparing two lists ends at `Object.is`. A key keeps what was made of it last.
 */
export function memoized<Key extends object, Inputs extends readonly unknown[], Made>(
  make: (key: Key, ...inputs: Inputs) => Made,
): (key: Key, ...inputs: Inputs) => Made {
  const before = new WeakMap<Key, { readonly inputs: Inputs; readonly made: Made }>()
  return (key, ...inputs) => {
    const last = before.get(key)
    if (last?.inputs.every((input, index) => Object.is(input, inputs[index]))) return last.made
    const made = make(key, ...inputs)
    before.set(key, { inputs, made })
    return made
  }
}
