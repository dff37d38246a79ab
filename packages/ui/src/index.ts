// What a stylesheet needs (vars, scale, layers) is the entry '@klopt/ui/theme': a stylesheet that
// imported this file would carry the styles of every component along.
export type { Density, ThemeName, Tone } from './themes/tokens.ts'
export { tabular, truncate, visuallyHidden } from './styles/utilities.css.ts'
export { classNames } from './styles/class-names.ts'
export { Icon } from './icons/icon.tsx'
export type { IconDrawing, IconProps } from './icons/icon.tsx'
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.tsx'
export { AgeingBar, type AgeingBarProps, type AgeingBucket } from './ageing-bar/ageing-bar.tsx'
export { ActivityList, type Activity, type ActivityListProps } from './activity-list/activity-list.tsx'
export { Alert, type AlertProps } from './alert/alert.tsx'
export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Badge, type BadgeProps } from './badge/badge.tsx'
export { BalanceBar, type BalanceBarProps, type BalanceSide } from './balance-bar/balance-bar.tsx'
export { BottomBar, type BottomBarItem, type BottomBarProps } from './bottom-bar/bottom-bar.tsx'
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './breadcrumb/breadcrumb.tsx'
export { buttonClassName, type ButtonLook } from './button/button-class-name.ts'
export { Button, MINIMUM_LOADING_MS, type ButtonProps } from './button/button.tsx'
export { IconButton, type IconButtonProps } from './button/icon-button.tsx'
export { Card, type CardProps } from './card/card.tsx'
export { BarChart, type BarChartProps } from './charts/bar-chart.tsx'
export type { ChartCategory, ChartProps, ChartSeries } from './charts/chart-types.ts'
export { LineChart, type LineChartProps } from './charts/line-chart.tsx'
export { CheckList, type CheckItem, type CheckGroup, type CheckListProps } from './check-list/check-list.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
export type { ColourSwatch } from './colour-picker/colour-swatches.tsx'
export { ColourPicker, type ColourPickerProps } from './colour-picker/colour-picker.tsx'
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx'
export type { LoadOptions } from './combobox/use-searched-options.ts'
export { CommandPalette, type CommandPaletteProps } from './command-palette/command-palette.tsx'
export type { Command } from './command-palette/command.ts'
export { askConfirmation, type Question } from './confirm/ask-confirmation.tsx'
export { CompareTable } from './compare-table/compare-table.tsx'
export type {
  ComparedAmounts,
  CompareMeasure,
  CompareRow,
  CompareSection,
  CompareTableProps,
} from './compare-table/compare-types.ts'
export { Confirm, type ConfirmProps } from './confirm/confirm.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx'
export { Calendar, type CalendarProps } from './date-field/calendar.tsx'
export { DateField, type DateFieldProps } from './date-field/date-field.tsx'
export { DateRangeField, type DateRangeFieldProps } from './date-range-field/date-range-field.tsx'
export {
  dateRangePresetOf,
  dateRangePresets,
  pastDays,
  type DateRange,
  type DateRangePreset,
} from './date-range-field/date-range.ts'
export { DescriptionList, type Description, type DescriptionListProps } from './description-list/description-list.tsx'
export { BackLink, type BackLinkProps } from './detail-header/back-link.tsx'
export { DetailHeader, type DetailHeaderProps } from './detail-header/detail-header.tsx'
export { HeaderActions, type HeaderAction, type HeaderActionsProps } from './detail-header/header-actions.tsx'
export { DurationField, type DurationFieldProps } from './duration-field/duration-field.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { EntryGrid } from './entry-grid/entry-grid.tsx'
export type {
  ByColumn,
  ComboboxEntryColumn,
  DateEntryColumn,
  EntryColumn,
  EntryGridProps,
  MoneyEntryColumn,
  NumberEntryColumn,
  SelectEntryColumn,
  ShownEntryColumn,
  TextEntryColumn,
  TypedEntryColumn,
} from './entry-grid/entry-types.ts'
export { ErrorModal, showError, type ErrorDetails, type ErrorModalProps } from './error-screens/error-modal.tsx'
export { GenericErrorScreen, type GenericErrorScreenProps } from './error-screens/generic-error-screen.tsx'
export { NotFoundScreen, type NotFoundScreenProps } from './error-screens/not-found-screen.tsx'
export { FileSizeField, type FileSizeFieldProps } from './file-size-field/file-size-field.tsx'
export { FileUpload, type FileUploadProps } from './file-upload/file-upload.tsx'
export { FileList, type FileListProps } from './file-list/file-list.tsx'
export type { FileActions, UploadingFile } from './file-list/listed-file.ts'
export { FormField, type FieldControl, type FieldProps, type FormFieldProps } from './form-field/form-field.tsx'
export { Grid, type GridProps } from './grid/grid.tsx'
export { Heading, type HeadingProps } from './heading/heading.tsx'
export { KloptProvider, type KloptProviderProps } from './language/klopt-provider.tsx'
export type { Texts } from './language/language.ts'
export { Kbd, type KbdProps } from './kbd/kbd.tsx'
export { linkClassName } from './link/link.css.ts'
export { Link, type LinkProps } from './link/link.tsx'
export { ListLayout, type ListLayoutProps } from './list-layout/list-layout.tsx'
export type { ListAbilities } from './list-layout/list-keys.ts'
export { ListToolbar } from './list-toolbar/list-toolbar.tsx'
export type {
  ListColumnChoice,
  ListDisplay,
  ListFilters,
  ListSegment,
  ListToolbarProps,
} from './list-toolbar/toolbar-types.ts'
export { Logo, type LogoProps } from './logo/logo.tsx'
export { AppLink, LinkProvider, type LinkComponent, type LinkProviderProps } from './menu/link-provider.tsx'
export type { MenuAction, MenuEntry, MenuGroup } from './menu/menu-entry.ts'
export { Menu, type MenuProps } from './menu/menu.tsx'
export { Modal, type ModalProps } from './modal/modal.tsx'
export { MoneyField, type MoneyFieldProps } from './money-field/money-field.tsx'
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx'
export { useCloseDialog, type CloseDialog } from './overlay/dialog-context.ts'
export { OverlayContainer, type OverlayContainerProps } from './overlay/overlay-container.tsx'
export { OverlayHost } from './overlay/overlay-host.tsx'
export { openOverlay, type OverlayControls } from './overlay/overlay-requests.ts'
export type {
  CloseHandler,
  CloseReason,
  CloseRequest,
  Layer,
  LayerKind,
  OverlayEvent,
} from './overlay/overlay-types.ts'
export { overlays, type OverlayStore } from './overlay/overlays.ts'
export { Popover, type PopoverProps } from './overlay/popover.tsx'
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx'
export { SumLine, type SumLineProps } from './page-header/sum-line.tsx'
export { LoadMore, type LoadMoreProps } from './pagination/load-more.tsx'
export { Pagination, type PaginationProps } from './pagination/pagination.tsx'
export { Pane, type PaneProps } from './pane/pane.tsx'
export { PeekPane, type PeekPaneProps } from './peek-pane/peek-pane.tsx'
export { keepTogether, onNewPage, printHidden, printOnly } from './print/print.css.ts'
export { ProgressRing, type ProgressRingProps } from './progress-ring/progress-ring.tsx'
export { Progress, type ProgressProps } from './progress/progress.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio/radio-group.tsx'
export { ReportTable } from './report-table/report-table.tsx'
export type {
  AmountColumn,
  DifferenceColumn,
  ReportColumn,
  ReportLeaf,
  ReportLevel,
  ReportLine,
  ReportTogether,
  ReportTableProps,
} from './report-table/report-types.ts'
export { RowDetail, type DetailTile, type RowDetailProps } from './row-detail/row-detail.tsx'
export { SegmentedControl, type Segment, type SegmentedControlProps } from './segmented-control/segmented-control.tsx'
export type { Option, OptionValue } from './select/option.ts'
export { MultiSelect, Select, type MultiSelectProps, type SelectProps } from './select/select.tsx'
export type { SideMenuItem, SideMenuSection } from './side-menu/side-menu-entry.ts'
export { SideMenu, type SideMenuProps } from './side-menu/side-menu.tsx'
export { SubMenu, type SubMenuProps } from './side-menu/sub-menu.tsx'
export { useMediaQuery } from './side-menu/use-media-query.ts'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx'
export { Slider, type SliderProps } from './slider/slider.tsx'
export { Spinner } from './spinner/spinner.tsx'
export { Split, type SplitProps } from './split/split.tsx'
export type { Gap } from './stack/gap.ts'
export { Stack, type StackProps } from './stack/stack.tsx'
export { Stat, StatGroup, type StatGroupProps, type StatProps } from './stat/stat.tsx'
export { StatusTimeline, type StatusMoment, type StatusTimelineProps } from './status-timeline/status-timeline.tsx'
export { Steps, type StepsProps } from './steps/steps.tsx'
export { SuggestField, type SuggestFieldProps } from './suggest-field/suggest-field.tsx'
export { Switch, type SwitchProps } from './switch/switch.tsx'
export type { ColumnArrangement } from './table/column-arrangement.ts'
export type { ColumnWidths, ColumnWidthStore } from './table/column-widths.ts'
export type {
  CardSlot,
  CellDraft,
  Column,
  Refusal,
  RowGroup,
  Selection,
  Sort,
  TableProps,
} from './table/table-types.ts'
export { Table } from './table/table.tsx'
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx'
export { TagInput, type TagInputProps } from './tag-input/tag-input.tsx'
export { PasswordField, type PasswordFieldProps } from './text-field/password-field.tsx'
export { SearchField, type SearchFieldProps } from './text-field/search-field.tsx'
export { TextField, type TextFieldProps } from './text-field/text-field.tsx'
export { TextareaField, type TextareaFieldProps } from './text-field/textarea-field.tsx'
export { Text, type TextProps } from './text/text.tsx'
export { Tick, type TickProps } from './tick/tick.tsx'
export { Tip, type TipProps } from './tip/tip.tsx'
export { TimeField, type TimeFieldProps } from './time-field/time-field.tsx'
export { TimeGrid } from './time-grid/time-grid.tsx'
export type { TimeEntry, TimeGridProps, TimeGridRow } from './time-grid/time-grid-types.ts'
export { toast, type ToastOptions, type ToastPromise } from './toast/toast.ts'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx'
export type { TreeItem, TreeProps } from './tree/tree-types.ts'
export { Tree } from './tree/tree.tsx'
export { ViewChips, type ListView, type ViewChipsProps } from './view-chips/view-chips.tsx'
export {
  VerdictCard,
  type VerdictCardProps,
  type VerdictFact,
  type VerdictLimit,
} from './verdict-card/verdict-card.tsx'
