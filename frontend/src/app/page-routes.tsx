import { Route, Routes } from 'react-router-dom';
import {
  ArchiveGameRoute,
  CustomGameRoute,
  HomeRoute,
  LandingRoute,
  PlayRoute,
  UserGameRoute,
} from './game-routes';
import { notFoundPage } from './page-parts';

/** Every address of the page, with upper and lower case as the gateway knows them. */
export function PageRoutes() {
  return (
    <Routes>
      <Route caseSensitive path="/" element={<HomeRoute />} />
      <Route caseSensitive path="/espanol" element={<LandingRoute language="es" />} />
      <Route caseSensitive path="/deutsch" element={<LandingRoute language="de" />} />
      <Route caseSensitive path="/play/:mode?" element={<PlayRoute />} />
      <Route caseSensitive path="/archive/game" element={<ArchiveGameRoute />} />
      <Route caseSensitive path="/user-game/*" element={<UserGameRoute />} />
      <Route caseSensitive path="/custom/*" element={<CustomGameRoute />} />
      <Route path="*" element={<notFoundPage.Part />} />
    </Routes>
  );
}
