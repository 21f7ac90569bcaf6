import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice';

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** Shows a sentence instead of an empty page when a component throws. */
export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children;
  }
}
