import { useEffect, useReducer } from 'react';
import { useTiptapEditor } from 'ra-input-rich-text';

/** react-admin's type does not say that the editor is null until it is mounted. */
function useMountedEditor(): ReturnType<typeof useTiptapEditor> | null {
  return useTiptapEditor();
}

/** Returns the toolbar's editor and re-renders the component at every change; null until the editor is mounted. */
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
