/** A filled jhola, standing on the lower edge of what it is in; decoration only. */
export function ClothBag({ className }: { className: string | undefined }) {
  return (
    <svg className={className} fill="none" viewBox="0 0 280 260" aria-hidden="true">
      <g stroke="#14532D" strokeWidth="2.5" strokeLinecap="round">
        <path
          d="M96 118C70 96 58 62 66 30c20 8 36 26 38 46 4-16 14-28 28-34 6 28-4 56-24 76z"
          fill="#1F7A3D"
          stroke="none"
        />
        <path d="M98 116C88 92 76 64 70 40M104 112c6-20 14-42 24-62" stroke="#8CCB9B" />
      </g>
      <path d="M176 124l12-84c2-12 12-18 20-16s12 12 8 22l-22 80z" fill="#E9B872" />
      <path
        d="M192 62c6 0 10 2 14 6M188 82c6 0 10 2 14 6M184 102c6 0 10 2 14 6"
        stroke="#B97B2C"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="148" cy="112" r="26" fill="#D6452B" />
      <path
        d="M148 88c-4-6-2-12 4-16M148 88c6-4 14-4 18 0M148 88c-8-2-14 0-16 4"
        stroke="#1F7A3D"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M88 132C88 84 106 62 140 62s52 22 52 70"
        stroke="#7C2D12"
        strokeWidth="11"
        strokeLinecap="round"
        opacity="0.35"
      />
      <path d="M44 122h192l-12 138H56z" fill="#C2410C" />
      <path d="M44 122h192l-1.2 14H45.200z" fill="#7C2D12" opacity="0.35" />
      <path d="M74 136C74 92 96 74 140 74s66 18 66 62" stroke="#7C2D12" strokeWidth="11" strokeLinecap="round" />
      <path d="M49 178h182l-4.2 48H53.200z" fill="#FFF3E6" />
      <g fill="#1F7A3D">
        <path d="M84 184l14 18-14 18-14-18z" />
        <path d="M140 184l14 18-14 18-14-18z" />
        <path d="M196 184l14 18-14 18-14-18z" />
      </g>
      <g fill="#E8A317">
        <path d="M112 194l6 8-6 8-6-8zM168 194l6 8-6 8-6-8z" />
      </g>
      <g fill="#C2410C">
        <path d="M84 194l6 8-6 8-6-8zM140 194l6 8-6 8-6-8zM196 194l6 8-6 8-6-8z" />
      </g>
    </svg>
  );
}
