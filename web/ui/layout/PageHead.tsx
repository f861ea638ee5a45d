import { useContext } from 'react';
import { alternatesOf, type Language, pathIn } from '../../lib/language';
import { ServerReportContext, shopName, useLanguage, useOrigin } from '../../lib/server-report';

/** Shown with a link to a page that has no picture of its own. */
const SHARE_IMAGE = '/icons/share.png';

type PageHeadProps = {
  title: string;
  description?: string;
  canonicalPath?: string;
  image?: string;
  jsonLd?: Record<string, unknown>;
  isUnlisted?: boolean;
};

/**
 * The head of a page: its title (with the shop's name behind it), and where given the description,
 * the canonical address, the picture shown when the page is shared (else the shop's) and the
 * structured data for search engines. One per page.
 *
 * @param canonicalPath a path such as `/product/7`; written with the shop's own origin, in the
 *   language of the page and, as alternates, in all languages
 * @param image an address, or a path of the shop, of the picture
 * @param isUnlisted asks search engines not to list the page
 */
export function PageHead({ jsonLd, ...head }: PageHeadProps) {
  const report = useContext(ServerReportContext);
  const origin = useOrigin();
  const tags = <HeadTags {...head} origin={origin} shop={report?.shopName ?? shopName()} language={useLanguage()} />;
  if (report) report.head = tags;

  // React moves these tags into the document's head in the browser; on the server they are
  // collected instead.
  return (
    <>
      {!report && tags}
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

function HeadTags({
  title,
  description,
  canonicalPath,
  image = SHARE_IMAGE,
  isUnlisted,
  origin,
  shop,
  language,
}: PageHeadProps & { origin: string; shop: string; language: Language }) {
  const canonical = canonicalPath && origin + pathIn(language, canonicalPath);
  const fullTitle = title === shop || title.startsWith(`${shop} `) ? title : `${title} | ${shop}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {/* Only who reads the document as it was sent looks for these, and for the alternates. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:site_name" content={shop} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={`${language}_IN`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {import.meta.env.SSR &&
        canonicalPath &&
        alternatesOf(canonicalPath).map(({ hreflang, path }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
        ))}
      <meta property="og:image" content={image.startsWith('/') ? `${origin}${image}` : image} />
    </>
  );
}
