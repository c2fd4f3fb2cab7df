import { useEffect, useReducer } from 'react';
import { useTiptapEditor } from 'ra-input-rich-text';

/** The editor; null until it is mounted, although react-admin's type says otherwise. */
function useMountedEditor(): ReturnType<typeof useTiptapEditor> | null {
  return useTiptapEditor();
}

/** The editor of a toolbar's button, which re-renders at every change; null at first. */
export function useEditor() {
  const editor = useMountedEditor();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => {
      editor?.off('transaction', redraw);
    };
  }, [editor]);
  return editor;
}
