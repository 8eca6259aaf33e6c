// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from "./SandboxToken.sol";

/// A sandbox token with approval by signature (EIP-2612, domain version "1").
contract SandboxPermitToken is SandboxToken {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    uint256 private constant HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    mapping(address owner => uint256 nonce) public nonces;

    error PermitExpired(uint256 deadline);
    error PermitSignerMismatch(address signer, address owner);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address[] memory holders, uint256 share)
        SandboxToken(name_, symbol_, decimals_, holders, share)
    {}

    function version() external pure returns (string memory) {
        return "1";
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        if (block.timestamp > deadline) revert PermitExpired(deadline);
        bytes32 message = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), message));
        address signer = uint256(s) > HALF_ORDER ? address(0) : ecrecover(digest, v, r, s);
        if (signer == address(0) || signer != owner) revert PermitSignerMismatch(signer, owner);
        allow(owner, spender, value);
    }
}
