import { useEffect } from 'react';
import { usePageServices } from './page-services';

interface PageHead {
  /** What the page is called, before the product's name; the name alone where there is none. */
  readonly title: string;
  /** One sentence for whoever finds the page somewhere else; that of the product if there is none. */
  readonly description?: string;
}

/** Sets title and description of the page as long as the caller is shown. */
export function usePageHead({ title, description }: PageHead): void {
  const { site } = usePageServices();
  const full = title.includes(site.title) ? title : `${title} | ${site.title}`;
  useEffect(() => {
    const before = document.title;
    document.title = full;
    return () => {
      document.title = before;
    };
  }, [full]);
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    const before = meta?.getAttribute('content');
    if (meta === null || typeof before !== 'string' || description === undefined) return;
    meta.setAttribute('content', description);
    return () => meta.setAttribute('content', before);
  }, [description]);
}
