import { useContext } from 'react';
import { ServerReportContext, shopName } from '../../lib/server-report';

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
 * @param canonicalPath a path such as `/product/7`; written with the shop's own origin
 * @param image an address, or a path of the shop, of the picture
 * @param isUnlisted asks search engines not to list the page
 */
export function PageHead({ jsonLd, ...head }: PageHeadProps) {
  const report = useContext(ServerReportContext);
  const tags = (
    <HeadTags {...head} origin={report?.origin ?? window.location.origin} shop={report?.shopName ?? shopName()} />
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

function HeadTags({
  title,
  description,
  canonicalPath,
  image = SHARE_IMAGE,
  isUnlisted,
  origin,
  shop,
}: PageHeadProps & { origin: string; shop: string }) {
  const fullTitle = title === shop || title.startsWith(`${shop} `) ? title : `${title} | ${shop}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={shop} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {canonicalPath && <link rel="canonical" href={`${origin}${canonicalPath}`} />}
      {canonicalPath && <meta property="og:url" content={`${origin}${canonicalPath}`} />}
      <meta property="og:image" content={image.startsWith('/') ? `${origin}${image}` : image} />
    </>
  );
}
