/** A text of another party that is no XML which may be parsed. */
export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
  readonly problem: 'doctype' | 'malformed'
  constructor(problem: 'doctype' | 'malformed') {
    super(problem)
    this.problem = problem
  }
}
