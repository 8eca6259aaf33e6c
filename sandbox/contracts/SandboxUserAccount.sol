// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PackedUserOperation} from "./PackedUserOperation.sol";

/// An account that is a contract and acts by user operations (ERC-4337). One key owns it and signs for it (ERC-1271).
contract SandboxUserAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    address public constant ENTRY_POINT = 0x0000000071727De22E5E9d8BAf0edAc6f37da032;
    address public immutable owner;

    uint256 private constant HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;
    uint256 private constant SIGNATURE_FAILED = 1;
    bytes4 private constant VALID = 0x1626ba7e;
    bytes4 private constant INVALID = 0xffffffff;
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant MESSAGE = keccak256("AccountMessage(bytes32 hash)");

    error NotAllowed(address caller);

    constructor(address first) {
        owner = first;
    }

    receive() external payable {}

    function validateUserOp(PackedUserOperation calldata operation, bytes32 hash, uint256 missing)
        external
        returns (uint256)
    {
        if (msg.sender != ENTRY_POINT) revert NotAllowed(msg.sender);
        if (missing > 0) {
            // The EntryPoint checks whether the payment is enough.
            (bool paid,) = ENTRY_POINT.call{value: missing}("");
            paid;
        }
        bytes32 signed = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash));
        return isByOwner(signed, operation.signature) ? 0 : SIGNATURE_FAILED;
    }

    function execute(address to, uint256 value, bytes calldata data) external returns (bytes memory) {
        onlyAllowed();
        return act(to, value, data);
    }

    /// Executes all calls or, if one fails, none.
    function executeBatch(Call[] calldata calls) external {
        onlyAllowed();
        for (uint256 index = 0; index < calls.length; index++) {
            act(calls[index].to, calls[index].value, calls[index].data);
        }
    }

    /// The signed data contains this account and its chain, so a signature is invalid for other accounts of the same owner.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN, keccak256("SandboxUserAccount"), keccak256("1"), block.chainid, address(this))
        );
        bytes32 signed = keccak256(abi.encodePacked("\x19\x01", domain, keccak256(abi.encode(MESSAGE, hash))));
        return isByOwner(signed, signature) ? VALID : INVALID;
    }

    function onlyAllowed() private view {
        if (msg.sender != ENTRY_POINT && msg.sender != owner) revert NotAllowed(msg.sender);
    }

    function act(address to, uint256 value, bytes calldata data) private returns (bytes memory) {
        (bool done, bytes memory result) = to.call{value: value}(data);
        if (!done) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        return result;
    }

    function isByOwner(bytes32 signed, bytes calldata signature) private view returns (bool) {
        if (signature.length != 65) return false;
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        uint8 v = uint8(signature[64]);
        if (uint256(s) > HALF_ORDER) return false;
        address signer = ecrecover(signed, v < 27 ? v + 27 : v, r, s);
        return signer != address(0) && signer == owner;
    }
}
