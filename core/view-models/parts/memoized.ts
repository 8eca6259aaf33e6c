/**
 * Memoizes `make` by its key. Returns the same object as long as the other inputs are the same, compared by `Object.is`.
 * So the rows of a long list stay identical, and comparing two lists is cheap. Each key stores only its last result.
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
