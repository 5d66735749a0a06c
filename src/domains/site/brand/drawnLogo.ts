/** The styles of the shapes, which a file of its own has as attributes. */
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const

/**
 * The shown logo as the text of an SVG file: with its present colours, and without the classes of this page.
 * @param svg the logo as it stands in the page
 */
export function drawnLogo(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const shapes = svg.querySelectorAll('*')
  for (const [place, part] of copy.querySelectorAll('*').entries()) {
    const shape = shapes[place]
    if (!shape) continue
    const style = getComputedStyle(shape)
    for (const name of drawn) part.setAttribute(name, style.getPropertyValue(name))
    part.removeAttribute('class')
  }
  for (const name of ['class', 'aria-hidden']) copy.removeAttribute(name)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}
