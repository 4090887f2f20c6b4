// What is said to people, by Fluent: a phrase is a message's name and its arguments, so that it can be said in any language.

export interface Phrase {
  id: string
  args?: Record<string, string | number>
}
