type Matrix = [number, number, number, number, number, number]

const TAG = /<(\/)?([a-z]+)([^>]*?)(\/)?>/gi

/**
 * Everything an SVG draws, each with its place on the page in hundredths of a point: glyphs, rules and pictures, however
 * they are grouped.
 */
export function drawnShapes(svg: string): string[] {
  const places: Matrix[] = [[1, 0, 0, 1, 0, 0]]
  const shapes: string[] = []
  for (const [, closes, name = '', attributes = '', empty] of svg.matchAll(TAG)) {
    if (closes) {
      places.pop()
      continue
    }
    const place = times(places.at(-1), transformOf(attributes))
    if (!empty) places.push(place)
    if (['use', 'path', 'image'].includes(name)) shapes.push(shape(name, attributes, place))
  }
  return shapes
}

function shape(name: string, attributes: string, place: Matrix): string {
  const [x, y] = ['x', 'y'].map((axis) => Number(new RegExp(` ${axis}="([^"]*)"`).exec(attributes)?.[1] ?? 0))
  const rest = attributes.replace(/ (x|y|transform)="[^"]*"/g, '').trim()
  return [name, rest, ...times(place, [1, 0, 0, 1, x ?? 0, y ?? 0]).map((part) => Math.round(part * 100))].join(' ')
}

function transformOf(attributes: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    /transform="matrix\(([^)]*)\)"/.exec(attributes)?.[1]?.split(' ').map(Number) ?? []
  return [a, b, c, d, e, f]
}

function times(outer: Matrix = [1, 0, 0, 1, 0, 0], [a, b, c, d, e, f]: Matrix): Matrix {
  const [m, n, o, p, q, r] = outer
  return [m * a + o * b, n * a + p * b, m * c + o * d, n * c + p * d, m * e + o * f + q, n * e + p * f + r]
}
