import { Component, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { InChakra } from '../theme/InChakra';
import type { PartProps } from './contract';
import { blame, loadModule } from './loadModule';
import type { ServedPart } from './served';

type Part = ComponentType<PartProps>;

interface ExtensionPartProps {
  part: ServedPart;
  facts: PartProps['facts'];
  /** What stands in the place of a part that fails; nothing unless said. */
  fallback?: ReactNode;
}

/**
 * A part of a page that an extension brings, once its code is there. Where it fails, it is named in
 * the console as the extension's, and the page stands.
 */
export function ExtensionPart({ part, facts, fallback = null }: ExtensionPartProps) {
  const [drawn, setDrawn] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadModule<Part>(part)
      .then((loaded) => isWanted && setDrawn(() => loaded))
      .catch((thrown: unknown) => {
        blame(part, thrown);
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
    };
  }, [part]);
  if (hasFailed) return fallback;
  return (
    <PartBoundary part={part} fallback={fallback}>
      {drawn && <InChakra>{createElement(drawn, { facts })}</InChakra>}
    </PartBoundary>
  );
}

interface PartBoundaryProps {
  part: ServedPart;
  fallback: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    blame(this.props.part, thrown);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
