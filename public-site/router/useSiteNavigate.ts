import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { hashPath } from '../../contract/siteRoutes.ts';
import { navigationMode } from './siteLocation.ts';

/** Returns a function that goes to a path from siteRoutes.ts, by hash or by history. */
export function useSiteNavigate(): (path: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (path) => {
    const to = navigationMode() === 'hash' ? hashPath(path) : path;
    navigate(to, { replace: to === createPath(location) });
  };
}
