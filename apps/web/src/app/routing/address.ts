import type { FileRoutesById, FileRoutesByTo } from '../../routeTree.gen.ts'

/** A path of a screen with `$name` where an id stands, as the route tree has it: a renamed route breaks the build. */
export type ScreenPath = keyof FileRoutesByTo
/** What the router calls a route by, with the frames that its address leaves out, as in `/v2/_signed-in`. */
export type RouteId = keyof FileRoutesById

type Administration = '/v2/administrations/$administrationId'
/** The path of a screen within an administration, as in `invoices/$invoiceId`. */
export type AdministrationPath = ScreenPath extends infer Path
  ? Path extends `${Administration}/${infer Rest}`
    ? Rest
    : never
  : never
/** One of them that needs no id of its own, as in `settings/vat`. */
export type PlacePath = Exclude<AdministrationPath, `${string}$${string}`>
type Whole<Path extends AdministrationPath> = `${Administration}/${Path}` & ScreenPath

type Params<Path extends ScreenPath> = FileRoutesByTo[Path]['types']['allParams']
type Search<Path extends ScreenPath> = FileRoutesByTo[Path]['types']['fullSearchSchemaInput']

/** `params`: the ids in the path. `search`: what the screen reads of its address; what is undefined is left out. */
type Options<Path extends string, Ids, Said> = Path extends `${string}$${string}`
  ? [{ readonly params: Ids; readonly search?: Said }]
  : [{ readonly search?: Said }?]

interface AnyOptions {
  readonly params?: object
  readonly search?: object
}

/** The address of a screen, as a link takes it. */
export const address = <const Path extends ScreenPath>(
  to: Path,
  ...[options]: Options<Path, Params<Path>, Search<Path>>
): string => written(to, options)

/** The address of a screen of an administration. */
export const administrationAddress = <const Path extends AdministrationPath>(
  administrationId: number,
  path: Path,
  ...[options]: Options<Path, Omit<Params<Whole<Path>>, 'administrationId'>, Search<Whole<Path>>>
): string => `/v2/administrations/${administrationId}/${written(path, options)}`

function written(path: string, { params = {}, search = {} }: AnyOptions = {}): string {
  const ids = new Map<string, unknown>(Object.entries(params))
  const pathname = path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(ids.get(name))))
  const said = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return said.length === 0 ? pathname : `${pathname}?${new URLSearchParams(said)}`
}
