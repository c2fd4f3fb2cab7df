/** Notices next to the bar, most urgent first. */
export type NoticeKind =
  | 'readOnly'
  | 'notSaved'
  | 'slow'
  | 'clock'
  | 'refused'
  | 'withdrawn'
  | 'waiting'
  | 'photos'
  | 'offline'
  | 'setAside';
