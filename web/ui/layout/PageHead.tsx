import { useContext } from 'react';
import { alternatesOf } from '../../lib/language';
import { type ServerReport, ServerReportContext, useShopName, useWholeAddress } from '../../lib/server-report';

interface PageHeadProps {
  title: string;
  description?: string;
  canonicalPath?: string;
  image?: string;
  jsonLd?: Record<string, unknown>;
  isUnlisted?: boolean;
}

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
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, jsonLd, isUnlisted } = props;
  const report = useContext(ServerReportContext);
  const shop = useShopName();
  const fullTitle = title === shop || title.startsWith(`${shop} `) ? title : `${title} | ${shop}`;
  const whole = useWholeAddress();
  const canonical = canonicalPath && whole(canonicalPath);
  const tags = (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {import.meta.env.SSR && report && <SentTags {...props} title={fullTitle} canonical={canonical} report={report} />}
    </>
  );
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

interface SentTagsProps extends PageHeadProps {
  canonical?: string;
  report: ServerReport;
}

/** What is looked for in the document as it was sent alone: by who lists pages, or shows links. */
function SentTags({ title, description, canonicalPath, canonical, image, report }: SentTagsProps) {
  const { origin, shopName, language, shareImage } = report;
  const picture = image ?? shareImage;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={`${language}_IN`} />
      <meta property="og:image" content={picture.startsWith('/') ? `${origin}${picture}` : picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {canonicalPath &&
        alternatesOf(canonicalPath).map(({ hreflang, path }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
        ))}
    </>
  );
}
