import type { OcrData, PossibleValue } from '@klopt/recognition'
import { useEffect, useImperativeHandle, useRef, useState, type MouseEvent } from 'react'
import { printPages } from './actions/print-pages.ts'
import type { Size } from './geometry/box.ts'
import { nextPaint } from './next-paint.ts'
import { PageButtons } from './pages/page-buttons.tsx'
import type { PageSource } from './pages/page-source.ts'
import { PageStage } from './pages/page-stage.tsx'
import { useStage, type Stage } from './pages/use-stage.ts'
import { useWheelZoom } from './pages/use-wheel-zoom.ts'
import { candidatesAt } from './picking/candidates-at.ts'
import { eachValueOnce, pickedFrom, type Candidate } from './picking/candidates.ts'
import { DrawHint } from './picking/draw-hint.tsx'
import { PageLayers } from './picking/page-layers.tsx'
import { useDrawing, type Drawing } from './picking/use-drawing.ts'
import { usePicking } from './picking/use-picking.ts'
import { SearchBar } from './search/search-bar.tsx'
import { useSearch } from './search/use-search.ts'
import { Shell } from './shell.tsx'
import { Thumbnails } from './thumbnails/thumbnails.tsx'
import type { Tool } from './toolbar/toolbar.tsx'
import { drawTool, fileTools, searchTool, thumbnailTool, viewTools } from './toolbar/tools.ts'
import type { DocumentViewerProps, Marked, Pick } from './types.ts'
import { viewerKeys } from './viewer-keys.ts'

export interface PagesViewProps extends Omit<DocumentViewerProps, 'ocr' | 'pick' | 'marked'> {
  source: PageSource
  /** What pages will have, in CSS pixels; 0 where it is not known. */
  room: Size
  ocr: OcrData | null
  pick: Pick | null
  marked: readonly Marked[]
  onDownload: () => void
}

/** A document that is open: its pages, what is recognised on them, and all that can be done with them. */
export function PagesView(props: PagesViewProps) {
  const { file, source, room, ocr, pick, marked, handle } = props
  const scroller = useRef<HTMLDivElement>(null)
  const stage = useStage(source, scroller, room)
  const isSettled = useSettled(source)
  const search = useSearch(source, ocr, stage.showBox)
  const picking = usePicking(ocr, pick, stage.showBox)
  const [arePageButtonsShown, setArePageButtonsShown] = useState(true)
  const drawing = useDrawing({
    scroller,
    stage,
    candidates: picking.candidates,
    pick,
    onTap: () => setArePageButtonsShown((before) => !before),
  })
  const panels = usePanels()
  const showPage = (pageNumber: number) => stage.showPage(pageNumber - 1)
  useImperativeHandle(handle, () => ({ focusFirstCandidate: picking.focusFirst, showPage }))
  useWheelZoom(scroller, (times, at) => stage.zoomTo({ mode: 'factor', factor: stage.factor * times }, at))

  const take = (candidate: Candidate, value: PossibleValue) => {
    drawing.close()
    pick?.onPick(pickedFrom(candidate, value))
  }
  const press = ({ page, box }: Candidate, event: MouseEvent<HTMLElement>) => {
    const ids = candidatesAt(event)
    const meant = eachValueOnce(picking.candidates.filter(({ id }) => ids.includes(id)))
    const [only, another] = meant.flatMap((candidate) => candidate.values.map((value) => ({ candidate, value })))
    if (only && !another) take(only.candidate, only.value)
    else drawing.choose({ page, box, candidates: meant })
  }
  const closeSearch = () => {
    panels.setSearch(false)
    search.search('')
    stage.focus()
  }
  const isSearchable = source.pageCount > 1 || ocr !== null || file.mimeType === 'application/pdf'
  const onViewerKey = viewerKeys(stage, source.pageCount, () => isSearchable && panels.setSearch(true))
  return (
    <Shell
      file={file}
      tools={isSettled ? toolsOf(props, { stage, panels, drawing, isSearchable, closeSearch }) : null}
      zoomText={`${Math.round(stage.factor * 100)}%`}
      onKeyDown={(event) => drawing.takesKey(event) || onViewerKey(event)}
      bar={panels.search && <SearchBar search={search} onClose={closeSearch} />}
      aside={
        panels.thumbnails && <Thumbnails source={source} currentPage={stage.currentPage} onShowPage={stage.showPage} />
      }
    >
      <PageStage
        source={source}
        documentName={file.name}
        scroller={scroller}
        stage={stage}
        heldPage={pick ? picking.activePage : undefined}
        isDrawing={drawing.isOn}
        renderLayers={(page) =>
          isSettled && (
            <PageLayers
              {...{ page, turn: stage.turn, search, picking, marked, pick }}
              drawn={drawing.drawn}
              choice={drawing.choice}
              onPress={press}
              onTake={take}
              onCloseChoice={drawing.close}
            />
          )
        }
      />
      {isSettled && source.pageCount > 1 && arePageButtonsShown && (
        <PageButtons pageNumber={stage.currentPage + 1} pageCount={source.pageCount} onShowPage={showPage} />
      )}
      {drawing.isOn && <DrawHint drawn={drawing.drawn} candidates={picking.candidates} />}
    </Shell>
  )
}

/** How long all else waits for the first page, in milliseconds: a scan may take seconds to paint. */
const PATIENCE_MS = 250

/** Whether the first page can be seen, so that what stands around it no longer keeps it waiting. */
function useSettled(source: PageSource): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let hasGone = false
    const settle = () => !hasGone && setIsSettled(true)
    const timer = setTimeout(settle, PATIENCE_MS)
    void source.firstPainted.then(nextPaint).then(settle)
    return () => {
      hasGone = true
      clearTimeout(timer)
    }
  }, [source])
  return isSettled
}

function usePanels() {
  const [thumbnails, setThumbnails] = useState(false)
  const [search, setSearch] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  return { thumbnails, setThumbnails, search, setSearch, isPrinting, setIsPrinting }
}

interface ToolInput {
  stage: Stage
  panels: ReturnType<typeof usePanels>
  drawing: Drawing
  isSearchable: boolean
  closeSearch: () => void
}

function toolsOf({ source, pick, onPrint, onDownload }: PagesViewProps, input: ToolInput): Tool[][] {
  const { stage, panels, drawing, isSearchable, closeSearch } = input
  const { thumbnails, setThumbnails, search, setSearch, isPrinting, setIsPrinting } = panels
  const print = () => {
    if (isPrinting) return
    setIsPrinting(true)
    void printPages(source).finally(() => setIsPrinting(false))
  }
  return [
    source.pageCount > 1 ? [thumbnailTool({ isOn: thumbnails, toggle: () => setThumbnails(!thumbnails) })] : [],
    ...viewTools(stage),
    [
      ...(isSearchable ? [searchTool({ isOn: search, toggle: () => (search ? closeSearch() : setSearch(true)) })] : []),
      ...(pick ? [drawTool(drawing)] : []),
    ],
    fileTools(onPrint ?? print, onDownload),
  ]
}
