import { usePathParams } from '../shared/navigation/path-params';
import { useVisitMode } from '../shared/use-visit-mode';
import { useLinkLanguage, useVisitLanguage } from '../shared/visit-language';
import { accountPage, archivePage, createPage, nearestPage } from './page-parts';

export function AccountRoute() {
  return <accountPage.Part lang={useVisitLanguage()} />;
}

export function ArchiveRoute() {
  return <archivePage.Part mode={useVisitMode()} lang={useVisitLanguage()} />;
}

export function CreateRoute() {
  const lang = useVisitLanguage();
  // the words of another language are other words
  return <createPage.Part key={lang} lang={lang} />;
}

export function NearestRoute() {
  const { '*': link = '' } = usePathParams();
  return <nearestPage.Part link={link} lang={useLinkLanguage()} mode={useVisitMode()} />;
}
