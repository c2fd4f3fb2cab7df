import { routes } from '@/contract/routes';
import { contentReaders } from '../domain/content/readers';
import type { Queries } from '../platform/database/Database';
import { contentWith, takeDraft } from '../domain/content/drafts';
import type { CurrentShell } from './pages';
import type { RenderEntry } from './renderEntry';
import { withSettings } from './shell';

/** Makes a public page with an unsaved draft; null if the draft was already shown or has expired. */
export type PreviewMaker = (path: string, draftId: string) => Promise<string | null>;

interface Options {
  queries: Queries;
  render: ReturnType<RenderEntry['createRender']>;
  fillTemplate: RenderEntry['fillTemplate'];
  shell: CurrentShell;
}

const notice =
  '<p role="status" style="position:fixed;left:16px;bottom:16px;z-index:2000;margin:0;padding:8px 16px;' +
  'border-radius:6px;background:#F5F7FB;color:#10141C;font:600 16px system-ui">Preview: not saved</p>';

/** Makes previews with the renderer of visitors' pages, and caches none of them. */
export function previewMaker({ queries, render, fillTemplate, shell }: Options): PreviewMaker {
  return async (path, draftId) => {
    const draft = await takeDraft(queries, draftId);
    if (!draft) return null;
    const { responses, hiddenSections } = await contentWith(queries, contentReaders, draft);
    const current = await shell();
    // Shows the privacy page even without a saved text, because the draft may contain the first text.
    const privacy = current.settings.privacy || path === routes.privacy;
    // Shows the draft even before the site opens.
    const settings = { ...current.settings, hiddenSections, privacy, openingSoon: false };
    const fetchDraft: typeof fetch = async (input, init) =>
      Response.json(responses.get(new URL(new Request(input, init).url).pathname) ?? null);
    const rendered = await render(path, { settings, fetch: fetchDraft, isPreview: true });
    return fillTemplate(withSettings(current.html, settings), rendered).replace(
      '<div id="root">',
      () => `${notice}<div id="root">`,
    );
  };
}
